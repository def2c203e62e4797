import type { Vital } from '../../contracts/api/browser-report.ts';
import { reportVital } from '../lib/report.ts';
import { afterFirstView } from '../lib/when-idle.ts';

/** One visit in ten is enough for the averages. */
const SHARE = 0.1;

/** Reports how fast this page loaded and reacted. */
export function measureVisit(): void {
  if (Math.random() >= SHARE) return;
  const path = location.pathname;
  afterFirstView(() => {
    if (!navigator.onLine) return;
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        const report = ({ name, value }: { name: Vital; value: number }) =>
          reportVital({ vital: name, value: name === 'CLS' ? value : value / 1000, path });
        onCLS(report);
        onINP(report);
        onLCP(report);
      },
      () => undefined,
    );
  });
}
