import type { ReactNode } from 'react';

export interface AvatarProps {
  /** A picture; without one the letters show. */
  src?: string;
  alt?: string;
  /** Width and height in px; default 32. */
  size?: number;
  className?: string;
  children?: ReactNode;
}

/** A person: their picture, else their first letter, which is no name to read out. */
export function Avatar({ src, alt = '', size = 32, className, children }: AvatarProps) {
  const box = { width: size, height: size, fontSize: Math.round(size * 0.44) };
  return (
    <span className={className ? `dwang-avatar ${className}` : 'dwang-avatar'} style={box}>
      {src ? <img src={src} alt={alt} width={size} height={size} /> : <span aria-hidden>{children}</span>}
    </span>
  );
}
