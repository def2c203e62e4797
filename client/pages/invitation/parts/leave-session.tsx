import { Button } from '../../../ui/button.tsx';
import styles from './invitation-panel.module.css';

interface LeaveSessionProps {
  /** email of the invited person */
  email: string;
  /** who is logged in in this browser */
  loginName: string;
  onLeave: () => void;
}

/** Shown where another person is logged in, in whose account the invited person would otherwise end up. */
export function LeaveSession({ email, loginName, onLeave }: LeaveSessionProps) {
  return (
    <div className={styles.form}>
      <p>{`This invitation is for ${email}, but ${loginName} is logged in in this browser.`}</p>
      <Button size="lg" wide onClick={onLeave}>
        {`Log out ${loginName} and continue`}
      </Button>
    </div>
  );
}
