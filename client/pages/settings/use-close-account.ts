import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { endSession, useCustomer } from '../../state/session.ts';
import { closeAccount } from './settings.api.ts';

/** Closes the customer's account with their password; then logs out, and the home page says so. */
export function useCloseAccount(): SentForm {
  const { userId } = useCustomer().user;
  const go = useGo();
  return useSentForm(
    async ({ password }) => ({ password: password ? undefined : 'Please enter your password.' }),
    async ({ password = '' }) => {
      await closeAccount(userId, password);
      endSession();
      go('home');
      notify({ type: 'success', text: 'Your account is closed. An email confirms it.' });
    },
  );
}
