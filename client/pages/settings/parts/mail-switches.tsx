import { useRef, useState } from 'react';
import { useReportElsewhere } from '../../../lib/use-report-elsewhere.ts';
import { useCustomer } from '../../../state/session.ts';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { chooseMails, type MailTopic, type Settings } from '../settings.api.ts';
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

interface MailSwitches {
  readonly isOn: (topic: MailTopic) => boolean;
  readonly choose: (topic: MailTopic, on: boolean) => void;
  /** why the last choice could not be stored; '' otherwise */
  readonly problem: string;
  /** announced to screen readers */
  readonly announcement: string;
}

/** Each switch is stored at once, and shows the choice while it is being sent. */
function useMailChoice(stored: Settings['mails']): MailSwitches {
  const { userId } = useCustomer().user;
  const [chosen, setChosen] = useState<Partial<Record<MailTopic, boolean>>>({});
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const turns = useRef<Partial<Record<MailTopic, number>>>({});
  const reportElsewhere = useReportElsewhere();

  async function choose(topic: MailTopic, on: boolean): Promise<void> {
    const turn = (turns.current[topic] ?? 0) + 1;
    turns.current[topic] = turn;
    // an earlier choice may end while the next one is still being sent
    const isNewest = () => turns.current[topic] === turn;
    setProblem('');
    setAnnouncement('');
    setChosen((before) => ({ ...before, [topic]: on }));
    try {
      await chooseMails({ userId, topic, wanted: on ? 1 : 0 });
      if (isNewest()) setAnnouncement('Saved.');
    } catch (error) {
      if (isNewest()) setChosen(({ [topic]: _failed, ...others }) => others);
      if (reportElsewhere(error)) return;
      if (isNewest()) setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    isOn: (topic) => chosen[topic] ?? stored[topic] === 1,
    choose: (topic, on) => void choose(topic, on),
    problem,
    announcement,
  };
}
