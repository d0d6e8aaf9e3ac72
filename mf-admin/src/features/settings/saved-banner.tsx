import { Alert } from '@dwang/kit';
import { useEffect, useState } from 'react';

/** Source: specification 2, section 9. */
const SHOWN_MS = 3000;

/** Says that it was saved, under the button that was pressed, for three seconds. */
export function SavedBanner() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <Alert type="success" showIcon title="Settings saved successfully!" role="status" /> : null;
}
