/** What the product is called until the administrator gives it another name (`app_name`). Written nowhere else that a person reads. */
export const APP_NAME = 'Dwang';
