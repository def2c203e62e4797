import { Button, type ButtonProps } from '../../ui/button.tsx';
import styles from './field-button.module.css';

/** Sends the form; it stands beside a field and is level with its control. */
export function FieldButton(props: Omit<ButtonProps, 'type' | 'className'>) {
  return <Button {...props} className={styles.level} type="submit" />;
}
