import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends ButtonProps {
  /** what it does; screen readers get nothing from the icon */
  label: string;
}

export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Button variant="quiet" size="icon" {...props} aria-label={label} title={label}>
      {children}
    </Button>
  );
}
