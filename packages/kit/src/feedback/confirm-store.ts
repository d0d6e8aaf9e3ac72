export interface Confirmation {
  title: string;
  /** What happens, in words that say what is lost. */
  text?: string;
  /** The button's verb: `Delete entry`, `Void invoice`. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

interface Asked extends Confirmation {
  answer: (isConfirmed: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks before something that cannot be undone. Resolves to true only when the person confirms. */
export function confirmAction(confirmation: Confirmation): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    change({
      ...confirmation,
      answer: (isConfirmed) => {
        change(null);
        resolve(isConfirmed);
      },
    });
  });
}

export const askedConfirmation = (): Asked | null => asked;

export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
