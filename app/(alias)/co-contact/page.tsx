import { aliasOf } from '../alias-of';

export default aliasOf('/contact');
