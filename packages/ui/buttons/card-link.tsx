import styles from './card-link.module.css';

/** The class of a link that covers its card: the nearest positioned ancestor, with its focus ring. */
export const cardLink = styles.link;
