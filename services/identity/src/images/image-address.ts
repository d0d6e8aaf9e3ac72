const LENGTH = 12;
const ENDING = /\.[a-z]+$/;

/** The part of a stored picture's address that changes with the picture, so that browsers may keep it. */
export const imageVersion = (key: string): string => key.replace(ENDING, '').slice(-LENGTH);

/** Content type by the store's own ending. */
export function imageType(key: string): string {
  const ending = ENDING.exec(key)?.[0] ?? '.jpg';
  return ending === '.jpg' ? 'image/jpeg' : `image/${ending.slice(1)}`;
}
