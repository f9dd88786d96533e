/** The page of the rider's ride. */
export const RIDE_PAGE = '/rider/current-ride';
