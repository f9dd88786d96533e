import './app/nonce';
import './app/bootstrap';
