export { BankScreen } from './bank-screen';
