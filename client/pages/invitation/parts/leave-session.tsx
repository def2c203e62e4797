import { Button } from '../../../ui/button.tsx';
import styles from './invitation-panel.module.css';

interface LeaveSessionProps {
  /** whom the invitation is for */
  email: string;
  /** who is logged in in this browser */
  loginName: string;
  onLeave: () => void;
}

/** Before an invitation is accepted in somebody else's browser, where the new colleague would end up in their account. */
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
