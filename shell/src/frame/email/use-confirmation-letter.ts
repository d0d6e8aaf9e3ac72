import { errorText, useSendConfirmationMutation } from '@dwang/client';
import { showToast } from '@dwang/kit';

/** Asks for another letter with the link, and says what came of it. */
export function useConfirmationLetter(email: string) {
  const [ask, { isLoading }] = useSendConfirmationMutation();
  const send = async () => {
    try {
      const { sent } = await ask().unwrap();
      if (sent) showToast({ tone: 'success', title: 'Letter sent', description: `Open the link that we sent to ${email}.` });
      else showToast({ tone: 'info', title: 'Nothing to confirm', description: 'Your email address is confirmed already.' });
    } catch (error) {
      showToast({ tone: 'error', title: 'Letter not sent', description: errorText(error, 'Please try again.') });
    }
  };
  return { send, isSending: isLoading };
}
