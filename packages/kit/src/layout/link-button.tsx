import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A button that goes somewhere: a real link (middle click, long press) with in-app navigation. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to);
  return <Button {...rest} href={href} onClick={go} />;
}
