import { useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { reportFailure } from '../../lib/failure-channel.ts';
import { useCustomer } from '../../state/session.ts';
import { chooseMails, type MailTopic, type Settings } from './settings.api.ts';

export interface MailSwitches {
  readonly isOn: (topic: MailTopic) => boolean;
  readonly choose: (topic: MailTopic, on: boolean) => void;
  /** why the last choice could not be stored; '' otherwise */
  readonly problem: string;
  /** announced to screen readers */
  readonly announcement: string;
}

/** Each switch is stored at once, and shows the choice while it is being sent. */
export function useMailChoice(stored: Settings['mails']): MailSwitches {
  const { userId } = useCustomer().user;
  const [chosen, setChosen] = useState<Partial<Record<MailTopic, boolean>>>({});
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');

  async function choose(topic: MailTopic, on: boolean): Promise<void> {
    setProblem('');
    setAnnouncement('');
    setChosen((before) => ({ ...before, [topic]: on }));
    try {
      await chooseMails({ userId, topic, wanted: on ? 1 : 0 });
      setAnnouncement('Saved.');
    } catch (error) {
      setChosen(({ [topic]: _failed, ...others }) => others);
      if (error instanceof CallError && error.endsSession) reportFailure(error);
      else setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    isOn: (topic) => chosen[topic] ?? stored[topic] === 1,
    choose: (topic, on) => void choose(topic, on),
    problem,
    announcement,
  };
}
