export { shell as default } from '@dwang/build';
