import { errorText, useRegisterMutation } from '@dwang/client';
import { showToast, useNavigate } from '@dwang/kit';
import { applyProblem, type FormInstance } from '@dwang/kit/form';
import { useRef, useState } from 'react';

export interface RegisterValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  companyName?: string;
}

function toRequest({ username, email, password, companyName }: RegisterValues) {
  const business = companyName?.trim();
  return { username: username.trim(), email: email.trim(), password, ...(business ? { companyName: business } : {}) };
}

/** Makes the account: toast and /login on success; otherwise the toast, and each refusal beside its field. */
export function useRegister(form: FormInstance<RegisterValues>, forgetDraft: () => void) {
  const [register] = useRegisterMutation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const send = async (values: RegisterValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    try {
      const request = toRequest(values);
      await register(request).unwrap();
      forgetDraft();
      const description = 'Your account has been created. You can now log in.';
      showToast({ tone: 'success', title: 'Registration successful', description });
      navigate('/login', { state: { username: request.username } });
    } catch (error) {
      const description = errorText(error, 'There was a problem creating your account.');
      showToast({ tone: 'error', title: 'Registration failed', description });
      setProblem(applyProblem(form, error) === null ? null : 'Nothing was created. What you typed is still here.');
      setSending(false);
      isBusy.current = false;
    }
  };
  return { send, isSending, problem };
}
