import type { ComponentType, CSSProperties } from 'react';

export interface IconProps {
  className?: string;
  style?: CSSProperties;
  spin?: boolean;
  rotate?: number;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
}

/** antd names its icons in English (`plus`, `reload`), which would be read out before the words beside them: ours are silent unless named. */
export function decorative(Icon: ComponentType<IconProps>): ComponentType<IconProps> {
  return function DecorativeIcon(props) {
    return props['aria-label'] ? <Icon {...props} /> : <Icon {...props} aria-label={undefined} aria-hidden />;
  };
}
