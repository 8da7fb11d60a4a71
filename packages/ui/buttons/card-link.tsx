import styles from './card-link.module.css';

/** The class of a link that its whole card is: it covers the nearest positioned ancestor, and so does its focus. */
export const cardLink = styles.link;
