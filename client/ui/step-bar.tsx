import { Link } from './link.tsx';

interface StepBarProps {
  /** what the steps lead to, for screen readers */
  label: string;
  steps: readonly string[];
  /** the address of each step, where the steps are pages */
  hrefs?: readonly string[];
  /** index of the current step */
  current: number;
}

/** Progress in a task of several steps. */
export function StepBar({ label, steps, hrefs, current }: StepBarProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => {
        const href = index === current ? undefined : hrefs?.[index];
        return (
          <li
            key={step}
            data-state={index < current ? 'done' : 'ahead'}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
          >
            {href ? <Link href={href}>{step}</Link> : step}
          </li>
        );
      })}
    </ol>
  );
}
