/** Fonts and tokens; the application imports this file once, before anything else. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/bricolage-grotesque/opsz.css';
import './fallback-fonts.css';
import './tokens.css';
