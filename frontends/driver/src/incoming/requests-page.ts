/** The page of the requests and the ride under way. */
export const REQUESTS_PAGE = '/driver/ride-request';
