export { RetentionCard } from './retention-card';
export { RetentionsScreen } from './retentions-screen';
