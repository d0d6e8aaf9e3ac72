import { createContext, useContext } from 'react';

const Owner = createContext<number | null>(null);

/** Only the shell renders this: the number of the person whose drafts the page below keeps; null before sign-in. */
export const DraftOwner = Owner.Provider;

export const useDraftOwner = (): number | null => useContext(Owner);
