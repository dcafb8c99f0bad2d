/** The version of the viewer, put in when the page is built. */
declare const VIEWER_VERSION: string
