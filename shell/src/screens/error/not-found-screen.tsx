import { useAppInfo } from '@dwang/client';
import { LinkButton } from '@dwang/kit';
import { useEffect } from 'react';
import { StudGap } from './stud-gap';
import './not-found.css';

/** Any address that nothing owns. */
export default function NotFoundScreen() {
  const { name } = useAppInfo();
  useEffect(() => {
    document.title = `Page Not Found · ${name}`;
  }, [name]);
  return (
    <div className="shell-not-found">
      <StudGap />
      <h1>Page Not Found</h1>
      <p>The page you're looking for doesn't exist or has been moved</p>
      <LinkButton to="/" type="primary" size="large">
        Back to Dashboard
      </LinkButton>
    </div>
  );
}
