import { appName, errorText, isApiError, useLoginMutation } from '@dwang/client';
import type { SecondStep, User } from '@dwang/contracts';
import { showToast } from '@dwang/kit';
import { useRef, useState } from 'react';
import { endLeaving, useSession } from '../../session';

export interface LoginValues {
  username: string;
  password: string;
  isShared?: boolean;
}

/** Sources: specification 1, section 9. */
const SUCCESS_SECONDS = 2;
const FAILURE_SECONDS = 3;
const REDIRECT_DELAY = 300;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A typed name with an @ is an e-mail address. */
function toCredentials({ username, password }: LoginValues, isShared: boolean) {
  const name = username.trim();
  return { ...(name.includes('@') ? { email: name } : { username: name }), password, ...(isShared && { isShared }) };
}

/** What stays beside the form after the toast has gone. */
function advice(error: unknown): string {
  if (isApiError(error) && error.status === 401) return 'Check your username and password, then try again.';
  if (isApiError(error) && error.status === 0) return 'The server could not be reached. Check your connection, then try again.';
  return errorText(error, 'Please try again in a moment.');
}

/** Signs in: the toasts, and after 300 ms the way to the dashboard (or to where the person was heading). `step`: a right password that needs more. */
export function useLogin(isShared: boolean) {
  const { signIn } = useSession();
  const [login] = useLoginMutation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const isBusy = useRef(false);
  const enter = async (user: User) => {
    showToast({ tone: 'success', title: 'Login successful', description: `Welcome to ${appName()}!`, seconds: SUCCESS_SECONDS });
    await pause(REDIRECT_DELAY);
    await signIn(user, isShared);
  };
  const startAgain = () => {
    setStep(null);
    setSending(false);
    isBusy.current = false;
  };
  const send = async (values: LoginValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    try {
      await endLeaving();
      const { user, secondStep } = await login(toCredentials(values, isShared)).unwrap();
      if (user) await enter(user);
      else if (secondStep) setStep(secondStep);
    } catch (error) {
      const description = errorText(error, 'Invalid credentials');
      showToast({ tone: 'error', title: 'Login failed', description, seconds: FAILURE_SECONDS });
      setProblem(advice(error));
      setSending(false);
      isBusy.current = false;
    }
  };
  return { send, isSending, problem, step, enter, startAgain };
}
