export { AgeingCard } from './ageing-card';
