import { remote } from '@dwang/build';

export default remote('mf-jobs');
