import { Input, type InputProps } from 'antd';

interface RewrittenInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'onPressEnter'> {
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** What was typed as it is kept; null when it cannot be read, and stays as it is. */
  read: (typed: string) => string | null;
}

/** A typed figure as text, rewritten as it was read (`12,5` → `12.5`) when the field is left or sent with Enter. */
export function RewrittenInput({ value, onChange, onBlur, read, ...rest }: RewrittenInputProps) {
  const rewrite = () => {
    const text = read(value ?? '');
    if (text !== null && text !== value) onChange?.(text);
  };
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={() => {
        rewrite();
        onBlur?.();
      }}
      onPressEnter={rewrite}
    />
  );
}
