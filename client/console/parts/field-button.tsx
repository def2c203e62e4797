import { Button, type ButtonProps } from '../../ui/button.tsx';
import styles from './field-button.module.css';

/** A submit button beside a field, level with the field's control. */
export function FieldButton(props: Omit<ButtonProps, 'type' | 'className'>) {
  return <Button {...props} className={styles.level} type="submit" />;
}
