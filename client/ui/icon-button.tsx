import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends ButtonProps {
  /** what it does; the icon alone says nothing to a screen reader */
  label: string;
}

export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Button variant="quiet" size="icon" {...props} aria-label={label} title={label}>
      {children}
    </Button>
  );
}
