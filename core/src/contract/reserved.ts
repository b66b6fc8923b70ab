/** Calls of spec §7 whose feature is not mounted yet: they answer 501 until it is, and nothing else may take the path. */
export const reservedCalls = [
  { method: 'GET', path: '/api/Reporting/GetEstimateCountByCompany', matter: 'reports' },
  { method: 'GET', path: '/api/Reporting/GetAdClicks', matter: 'reports' },
  { method: 'GET', path: '/api/Reporting/GetAllAds', matter: 'reports' },
] as const;
