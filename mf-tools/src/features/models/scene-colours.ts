import type { SceneColours } from './scene-timbers';

/** A canvas knows no CSS variables: their present values. */
export function readSceneColours(): SceneColours {
  const style = getComputedStyle(document.body);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    timber: read('--dwang-timber'),
    timberDark: read('--dwang-timber-dark'),
    timberLight: read('--dwang-timber-light'),
    accent: read('--dwang-accent'),
    text: read('--ant-color-text'),
    ground: read('--dwang-timber-edge'),
    background: read('--ant-color-bg-container'),
  };
}
