interface StepBarProps {
  /** what the steps lead to, for screen readers */
  label: string;
  steps: readonly string[];
  /** index of the step that one is at */
  current: number;
}

/** How far one has come in a job of several steps. */
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
