import { Text } from '@dwang/kit';

/** Stays where the answer would stand, after the message of the fault has gone. */
export const NoAnswer = () => (
  <Text rank="secondary">No answer came. What you chose and typed is still here: ask again when you are ready.</Text>
);
