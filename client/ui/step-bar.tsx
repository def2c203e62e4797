interface StepBarProps {
  /** what the steps lead to, for screen readers */
  label: string;
  steps: readonly string[];
  /** index of the current step */
  current: number;
}

/** Progress in a task of several steps. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : 'ahead'}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
