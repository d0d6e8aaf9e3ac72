import { Progress } from '@dwang/kit';
import { passwordStrength } from './sign-in-rules';
import './password-strength.css';

/** Strong or Weak, with a bar of 10 % per character. */
export function PasswordStrength({ password }: { password: string }) {
  const { label, percent } = passwordStrength(password);
  const tone = label === 'Strong' ? 'good' : 'warn';
  return (
    <div className="shell-strength">
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        strokeColor={`var(--dwang-${tone})`}
        aria-label="Password strength"
      />
      <span className={`shell-strength-${tone}`} role="status">
        {password ? label : ''}
      </span>
    </div>
  );
}
