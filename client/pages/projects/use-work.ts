import { useRef, useState } from 'react';
import { useReportElsewhere } from '../../lib/use-report-elsewhere.ts';

/** Runs actions on a page that has many; each shows its progress and failure at the place where it was begun. */
export interface Work {
  /** Does nothing while work at the same place runs. @returns whether it succeeded */
  readonly run: (at: string, work: () => Promise<unknown>) => Promise<boolean>;
  readonly isBusy: (at: string) => boolean;
  /** why the last work failed, at its own place; undefined elsewhere, and once other work begins */
  readonly errorAt: (at: string) => unknown;
}

export function useWork(): Work {
  const [failed, setFailed] = useState<{ readonly at: string; readonly error: unknown }>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const reportElsewhere = useReportElsewhere();

  async function run(at: string, work: () => Promise<unknown>): Promise<boolean> {
    if (running.current.has(at)) return false;
    running.current.add(at);
    setBusy(new Set(running.current));
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!reportElsewhere(error)) setFailed({ at, error });
      return false;
    } finally {
      running.current.delete(at);
      setBusy(new Set(running.current));
    }
  }

  return {
    run,
    isBusy: (at) => busy.has(at),
    errorAt: (at) => (failed?.at === at ? failed.error : undefined),
  };
}
