import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { MailTopic, Settings } from '../settings.api.ts';
import { useMailChoice } from '../use-mail-choice.ts';
import styles from './mail-switches.module.css';

const TOPICS: readonly (readonly [topic: MailTopic, label: string, hint: string])[] = [
  [
    'progress',
    'Progress of your orders',
    'When an order is confirmed, being picked, on its way and delivered.',
  ],
  ['payments', 'Payments we have received', 'When your money has arrived, and when we have paid some back.'],
  [
    'projects',
    'Projects you share for our gallery',
    'Whether we have published your project, and your voucher code. The code is also in your data below.',
  ],
];

export function MailSwitches({ mails }: { mails: Settings['mails'] }) {
  const { isOn, choose, problem, announcement } = useMailChoice(mails);
  return (
    <Section title="Emails" lead="Each switch takes effect at once.">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <InlineAlert>{problem}</InlineAlert>
      <ul className={styles.topics} aria-label="Emails that you can turn off">
        {TOPICS.map(([topic, label, hint]) => (
          <li className={styles.topic} key={topic}>
            <Switch label={label} checked={isOn(topic)} onChange={(on) => choose(topic, on)} />
            <p className="text-small">{hint}</p>
          </li>
        ))}
      </ul>
      <p className="text-small">
        We always email you about new and cancelled orders, returns, password codes and your account.
      </p>
    </Section>
  );
}
