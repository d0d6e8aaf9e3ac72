/** Signs that file systems refuse become dashes. */
export const fileSafe = (text: string): string => text.replace(/[\\/:*?"<>|\s]+/g, '-');
