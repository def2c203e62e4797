import { layoutSearch } from '../find-layout.ts';
import { patternSearch } from '../find-pattern.ts';

/** What a search finds, without a pause. */
function atOnce<Job, Found>(searchFor: (job: Job) => Generator<undefined, Found>) {
  return (job: Job): Found => {
    const search = searchFor(job);
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
    }
  };
}

export const findLayout = atOnce(layoutSearch);
export const findPattern = atOnce(patternSearch);
