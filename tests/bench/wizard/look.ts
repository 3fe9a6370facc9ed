/** The shop's own look, as a wizard of this house would wear it. */
import '../../../app/styles/index.css';
import '../../../widgets/styles.css';
