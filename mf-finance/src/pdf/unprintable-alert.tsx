import { Alert } from '@dwang/kit';
import { type TypedTexts, unprintableNotice } from '@dwang/papers/words';
import './unprintable-alert.css';

/** Says which characters of a paper its PDF cannot show, and where they stand; nothing where it shows all. */
export function UnprintableAlert({ paper }: { paper: TypedTexts | undefined }) {
  const notice = paper ? unprintableNotice(paper) : null;
  return notice && <Alert className="finance-unprintable" type="warning" showIcon {...notice} />;
}
