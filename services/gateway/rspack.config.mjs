export { server as default } from '@dwang/build';
