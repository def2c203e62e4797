import { OrderedLines } from './parts/ordered-lines.tsx';
import { ResultsFrame } from './parts/results-frame.tsx';
import { ResultsWords } from './parts/results-words.tsx';

export function ResultsPage() {
  return (
    <ResultsFrame
      layout={(order) => (
        <>
          <ResultsWords order={order} />
          <OrderedLines order={order} />
        </>
      )}
    />
  );
}
