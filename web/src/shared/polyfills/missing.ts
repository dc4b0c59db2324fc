import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/url/can-parse';
