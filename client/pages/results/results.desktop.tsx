import { WithSide } from '../../ui/side-panel.tsx';
import { OrderedLines } from './parts/ordered-lines.tsx';
import { ResultsFrame } from './parts/results-frame.tsx';
import { ResultsWords } from './parts/results-words.tsx';

export function ResultsPage() {
  return (
    <ResultsFrame
      layout={(order) => (
        <WithSide label="What you ordered" side={<OrderedLines order={order} />}>
          <ResultsWords order={order} />
        </WithSide>
      )}
    />
  );
}
