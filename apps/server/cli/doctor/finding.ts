/** What the doctor has found at one place. A notice is worth a look and stops nothing. */
export interface Finding {
  what: string;
  is: 'good' | 'notice' | 'bad';
  words: string;
}
