import { type BenchProps, BoardBench } from './board-bench.tsx';
import { PatternBench } from './pattern-bench.tsx';

/** A floor in a room: boards in rows, or blocks and panels in their pattern. */
export function Bench({ floor, ...props }: BenchProps) {
  return floor.pattern ? (
    <PatternBench {...props} floor={floor} pattern={floor.pattern} />
  ) : (
    <BoardBench {...props} floor={floor} />
  );
}
